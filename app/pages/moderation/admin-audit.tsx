import { useLoaderData } from 'react-router';
import { auditSearch, readAuditQuery } from '../../../domain/moderation/audit-query.ts';
import { pathTo } from '../../../domain/paths.ts';
import { readAudit } from '../../../server/services/moderation/audit/read-audit.ts';
import styles from '../../features/moderation/audit/audit.module.css';
import { auditTexts } from '../../features/moderation/audit/audit.texts.ts';
import { AuditAlarms } from '../../features/moderation/audit/audit-alarms.tsx';
import { AuditLines } from '../../features/moderation/audit/audit-lines.tsx';
import { AuditSearch } from '../../features/moderation/audit/audit-search.tsx';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { ButtonLink } from '../../ui/button.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => auditTexts[locale].title);

export const loader = serve(async (context, { url }) => {
  const query = readAuditQuery(url.searchParams);
  return { query, ...(await readAudit(context, query)) };
});

export default function AdminAuditPage() {
  const { query, lines, next, actions, alarms } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const texts = useTexts(auditTexts);
  const { before, ...filters } = query;
  const here = pathTo(locale, 'adminAudit');
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <AuditAlarms alarms={alarms} />
      <AuditSearch query={query} actions={actions} />
      <AuditLines lines={lines} searched={auditSearch(query) !== ''} />
      {(before || next) && (
        <p className={styles.pages}>
          {next && (
            <ButtonLink look="secondary" href={here + auditSearch({ ...filters, before: next })}>
              {texts.older}
            </ButtonLink>
          )}
          {before && (
            <ButtonLink look="secondary" href={here + auditSearch(filters)}>
              {texts.newest}
            </ButtonLink>
          )}
        </p>
      )}
    </div>
  );
}
