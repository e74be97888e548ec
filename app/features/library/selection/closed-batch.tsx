import { pathTo } from '../../../../domain/paths.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import page from '../../../ui/page.module.css';
import { batchTexts } from './batch.texts.ts';

/** Why the recruiter has no selection, and the next step. */
export function ClosedBatch({ reason }: { reason: 'plan' | 'notPermitted' }) {
  const locale = useLocale();
  const texts = useTexts(batchTexts).closed[reason];
  return (
    <>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.text}</p>
      <p className={page.aside}>
        <ButtonLink href={pathTo(locale, reason === 'plan' ? 'plans' : 'myCompany')}>{texts.way}</ButtonLink>
      </p>
    </>
  );
}
