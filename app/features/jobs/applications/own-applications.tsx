import { type ApplicationKind, applicationKinds } from '../../../../domain/jobs/applications/application.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { OwnApplications as Data } from '../../../../server/services/jobs/applications/read-applications.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ChipLinks } from '../../../ui/chip-links.tsx';
import { Bottle } from '../../../ui/drawings/bottle.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import styles from './application-list.module.css';
import { ApplicationList } from './application-list.tsx';
import { applicationsTexts } from './applications.texts.ts';

type Props = { own: Data; kind: ApplicationKind | undefined; further: boolean };

export function OwnApplications({ own: { applications, counts, next }, kind, further }: Props) {
  const locale = useLocale();
  const texts = useTexts(applicationsTexts).page;
  const total = applicationKinds.reduce((sum, one) => sum + counts[one], 0);
  const address = (of: ApplicationKind | undefined, after?: string) => {
    const query = new URLSearchParams({ ...(of ? { kind: of } : {}), ...(after ? { after } : {}) });
    return pathTo(locale, 'applications') + (query.size > 0 ? `?${query}` : '');
  };
  if (total === 0) return <Nothing />;
  return (
    <>
      <div className={styles.kinds}>
        <ChipLinks
          label={texts.filter}
          links={[undefined, ...applicationKinds].map((one) => ({
            key: one ?? 'all',
            href: address(one),
            label: one ? texts.kinds[one] : texts.all,
            count: one ? counts[one] : total,
            current: one === kind,
          }))}
        />
      </div>
      {applications.length > 0 ? (
        <ApplicationList applications={applications} />
      ) : (
        <EmptyState drawing={<Bottle />} title={texts.none} />
      )}
      {(further || next) && (
        <nav className={styles.pages} aria-label={texts.pages}>
          {further && (
            <ButtonLink href={address(kind)} look="secondary">
              {texts.first}
            </ButtonLink>
          )}
          {next && <ButtonLink href={address(kind, next)}>{texts.next}</ButtonLink>}
        </nav>
      )}
    </>
  );
}

function Nothing() {
  const locale = useLocale();
  const { empty } = useTexts(applicationsTexts).page;
  return (
    <EmptyState
      drawing={<Bottle />}
      title={empty.title}
      action={<ButtonLink href={pathTo(locale, 'jobs')}>{empty.way}</ButtonLink>}
    >
      <p>{empty.text}</p>
    </EmptyState>
  );
}
