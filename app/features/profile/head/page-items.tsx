import { pathTo } from '../../../../domain/paths.ts';
import type { ProfileView } from '../../../../server/services/profile/profile-view.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { MenuLink } from '../../../ui/menu.tsx';
import { profileTexts } from '../profile.texts.ts';

/** The pages about a profile, for the owner or for an administrator. */
export function PageItems({ profile }: { profile: Pick<ProfileView, 'viewer' | 'can' | 'developerId' | 'alias'> }) {
  const { viewer, can, developerId, alias } = profile;
  const { actions } = useTexts(profileTexts);
  const locale = useLocale();
  if (viewer === 'owner')
    return (
      <>
        <MenuLink href={pathTo(locale, 'visibilityManager')}>{actions.display}</MenuLink>
        <MenuLink href={`${pathTo(locale, 'profile', { alias })}?view=public`}>{actions.preview}</MenuLink>
      </>
    );
  if (!can.openSettings) return null;
  return (
    <>
      <MenuLink href={pathTo(locale, 'developerSettings', { developerId })}>{actions.settings}</MenuLink>
      <MenuLink href={pathTo(locale, 'developerDashboard', { developerId })}>{actions.dashboard}</MenuLink>
    </>
  );
}
