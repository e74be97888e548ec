import { pathTo } from '../../../domain/paths.ts';
import type { AtsView } from '../../../server/services/ats/read-ats.ts';
import { useAutosave } from '../../forms/use-autosave.ts';
import { useCommand } from '../../forms/use-command.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CheckField } from '../../ui/field.tsx';
import page from '../../ui/page.module.css';
import styles from './ats.module.css';
import { atsTexts } from './ats.texts.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { FeedList } from './feed-list.tsx';
import { KeysCard } from './keys-card.tsx';
import { WebhooksCard } from './webhooks-card.tsx';

/** The connection of a company's applicant tracking system: API keys, webhooks, and where applications are answered. */
export function AtsScreen({ ats, further }: { ats: AtsView; further: boolean }) {
  const locale = useLocale();
  const texts = useTexts(atsTexts);
  const { companyId, alias } = ats;
  return (
    <>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1>{texts.title(ats.name)}</h1>
          <p className={page.lead}>{texts.lead}</p>
        </div>
        <div className={styles.buttons}>
          <ButtonLink look="secondary" href={pathTo(locale, 'apiDocs')}>
            {texts.docs}
          </ButtonLink>
          <ButtonLink look="secondary" href={pathTo(locale, 'company', { alias })}>
            {texts.page}
          </ButtonLink>
        </div>
      </header>
      <div className={`${page.stack} ${styles.sections}`}>
        <KeysCard companyId={companyId} keys={ats.keys} />
        <WebhooksCard companyId={companyId} webhooks={ats.webhooks} />
        {(ats.webhooks.length > 0 || ats.deliveries.length > 0) && <DeliveryLog {...ats} further={further} />}
        <Workflow ats={ats} />
        {ats.feeds.length > 0 && <Feeds feeds={ats.feeds} />}
      </div>
    </>
  );
}

function Feeds({ feeds }: Pick<AtsView, 'feeds'>) {
  const texts = useTexts(atsTexts);
  return (
    <section className={page.card} aria-labelledby="feeds-title">
      <h2 id="feeds-title" className={styles.heading}>
        {texts.feeds}
      </h2>
      <p className={styles.lead}>{texts.feedsLead}</p>
      <FeedList feeds={feeds} />
    </section>
  );
}

function Workflow({ ats: { companyId, disableApplicationWorkflow } }: { ats: AtsView }) {
  const texts = useTexts(atsTexts);
  const { run } = useCommand(pathTo(useLocale(), 'companyAts', { companyId }));
  const { value, wish } = useAutosave(disableApplicationWorkflow, (disabled) =>
    run({ mode: 'workflow', disableApplicationWorkflow: disabled }, texts.workflowSaved),
  );
  return (
    <section className={page.card} aria-labelledby="workflow-title">
      <h2 id="workflow-title" className={styles.heading}>
        {texts.workflow}
      </h2>
      <div className={styles.told}>
        <CheckField
          label={texts.workflowLabel}
          hint={texts.workflowHint}
          checked={value}
          onChange={({ target }) => void wish(target.checked)}
        />
      </div>
    </section>
  );
}
