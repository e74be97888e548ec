import { Form } from 'react-router';
import { type AuditQuery, auditSearch } from '../../../../domain/moderation/audit-query.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Field, SelectField } from '../../../ui/field.tsx';
import { auditActionTexts } from './actions.texts.ts';
import styles from './audit.module.css';
import { auditTexts } from './audit.texts.ts';

/** A GET form: the search is in the address. */
export function AuditSearch({ query, actions }: { query: AuditQuery; actions: string[] }) {
  const locale = useLocale();
  const texts = useTexts(auditTexts);
  const words = useTexts(auditActionTexts);
  const { before: _, ...filters } = query;
  const options = actions
    .map((action) => ({ action, label: words[action] ?? action }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <Form role="search" aria-label={texts.search} className={styles.search} key={auditSearch(filters)}>
      <Field label={texts.q} name="q" type="search" maxLength={200} defaultValue={query.q} />
      <SelectField label={texts.action} name="action" defaultValue={query.action ?? ''}>
        <option value="">{texts.allActions}</option>
        {options.map(({ action, label }) => (
          <option key={action} value={action}>
            {label}
          </option>
        ))}
      </SelectField>
      <Field label={texts.from} name="from" type="date" defaultValue={query.from} />
      <Field label={texts.to} name="to" type="date" defaultValue={query.to} />
      <div className={styles.buttons}>
        <Button type="submit">{texts.find}</Button>
        {Object.keys(filters).length > 0 && (
          <ButtonLink look="secondary" href={pathTo(locale, 'adminAudit')}>
            {texts.reset}
          </ButtonLink>
        )}
        <ButtonLink look="secondary" href={pathTo(locale, 'auditExport') + auditSearch(filters)} download>
          {texts.export}
        </ButtonLink>
      </div>
    </Form>
  );
}
