import { pathTo } from '../../../../domain/paths.ts';
import type { ProfileView } from '../../../../server/services/profile/profile-view.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Portrait } from '../../../ui/portrait.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { profileTexts } from '../profile.texts.ts';
import styles from './head.module.css';

export function hasMore({ cards, can }: ProfileView): boolean {
  return can.edit || Boolean(cards.interests?.length) || Boolean(cards.soundtrack);
}

/** Other viewers see the contributions only of developers who show their tests. */
export function hasContributions({ cards, can }: ProfileView): boolean {
  return can.edit || Boolean(cards.tests);
}

/** The links of the sections. They stay below the head of the site, with the name of the person beside them. */
export function Sections({ profile, shown }: { profile: ProfileView; shown: string }) {
  const texts = useTexts(profileTexts);
  const locale = useLocale();
  const { alias, preview, name, cards } = profile;
  const address = pathTo(locale, 'profile', { alias });
  // A preview goes on in the other sections.
  const viewed =
    preview && new URLSearchParams({ view: preview.as, ...(preview.company && { company: preview.company.id }) });
  const at = (section: string) => `${address}?section=${section}${viewed ? `&${viewed}` : ''}`;
  const sections = [
    ['profile', viewed ? `${address}?${viewed}` : address],
    ...(cards.tests ? [['tests', at('tests')] as const] : []),
    ...(profile.achievements || shown === 'achievements'
      ? [['achievements', pathTo(locale, 'achievements', { alias })] as const]
      : []),
    ...(hasContributions(profile) ? [['contributions', at('contributions')] as const] : []),
    ...(profile.guide ? [['complete', at('complete')] as const] : []),
    ...(hasMore(profile) ? [['more', at('more')] as const] : []),
  ] as const;
  if (sections.length === 1) return <div className={styles.noSections} />;
  return (
    <div className={styles.sections}>
      <div className={styles.tabs}>
        <Tabs
          label={texts.sectionsLabel}
          tabs={sections.map(([key, href]) => ({
            key,
            href,
            label: texts.sections[key as keyof typeof texts.sections],
            current: key === shown,
          }))}
        />
      </div>
      {name && (
        <span className={styles.short} aria-hidden="true">
          <Portrait address={cards.about?.picture} size={28} />
          <span>{name}</span>
        </span>
      )}
    </div>
  );
}
