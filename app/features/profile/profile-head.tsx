import { pathTo } from '../../../domain/paths.ts';
import type { ProfileView } from '../../../server/services/profile/profile-view.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { profileTexts } from './profile.texts.ts';
import styles from './profile-cards.module.css';

/** The name of the developer and the section links, above the sections other than the profile. */
export function ProfileHead({ profile, shown }: { profile: ProfileView; shown: string }) {
  const texts = useTexts(profileTexts);
  return (
    <>
      <h1 className={styles.who}>{profile.name ?? texts.title}</h1>
      <Sections profile={profile} shown={shown} />
    </>
  );
}

export function hasMore({ cards, can }: ProfileView): boolean {
  return can.edit || Boolean(cards.interests?.length) || Boolean(cards.soundtrack);
}

/** Other viewers see the contributions only of developers who show their tests. */
export function hasContributions({ cards, can }: ProfileView): boolean {
  return can.edit || Boolean(cards.tests);
}

export function Sections({ profile, shown }: { profile: ProfileView; shown: string }) {
  const texts = useTexts(profileTexts);
  const locale = useLocale();
  const { alias, preview } = profile;
  const address = pathTo(locale, 'profile', { alias });
  // A preview goes on in the other sections.
  const viewed =
    preview && new URLSearchParams({ view: preview.as, ...(preview.company && { company: preview.company.id }) });
  const at = (section: string) => `${address}?section=${section}${viewed ? `&${viewed}` : ''}`;
  const sections = [
    ['profile', viewed ? `${address}?${viewed}` : address],
    ...(profile.cards.tests ? [['tests', at('tests')] as const] : []),
    ...(profile.achievements || shown === 'achievements'
      ? [['achievements', pathTo(locale, 'achievements', { alias })] as const]
      : []),
    ...(hasContributions(profile) ? [['contributions', at('contributions')] as const] : []),
    ...(profile.guide ? [['complete', at('complete')] as const] : []),
    ...(hasMore(profile) ? [['more', at('more')] as const] : []),
  ] as const;
  if (sections.length === 1) return null;
  return (
    <Tabs
      above
      label={texts.sectionsLabel}
      tabs={sections.map(([name, href]) => ({
        key: name,
        href,
        label: texts.sections[name as keyof typeof texts.sections],
        current: name === shown,
      }))}
    />
  );
}
