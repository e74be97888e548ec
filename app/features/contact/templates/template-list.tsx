import { lazy, Suspense, useState } from 'react';
import type { MessageTemplate } from '../../../../domain/contact/first-message/template.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Bottle } from '../../../ui/drawings/bottle.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import page from '../../../ui/page.module.css';
import { TwoStepButton } from '../../../ui/two-step-button.tsx';
import styles from './templates.module.css';
import { templatesTexts } from './templates.texts.ts';

const TemplateDialog = lazy(() => import('./template-dialog.tsx'));

/** docs/product/contact.md, Templates of first messages. */
export function TemplateList({ templates }: { templates: MessageTemplate[] }) {
  const texts = useTexts(templatesTexts);
  const [open, setOpen] = useState<{ edited: MessageTemplate | undefined }>();
  const add = <Button onClick={() => setOpen({ edited: undefined })}>{texts.add}</Button>;
  return (
    <div className={page.reading}>
      <div className={styles.top}>
        <h1>{texts.title}</h1>
        {templates.length > 0 && add}
      </div>
      <p className={page.lead}>{texts.lead}</p>
      {templates.length === 0 ? (
        <EmptyState drawing={<Bottle />} title={texts.empty.title} action={add}>
          <p>{texts.empty.text}</p>
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label={texts.list}>
          {templates.map((template) => (
            <Template key={template.id} template={template} edit={() => setOpen({ edited: template })} />
          ))}
        </ul>
      )}
      <Suspense>{open && <TemplateDialog edited={open.edited} close={() => setOpen(undefined)} />}</Suspense>
    </div>
  );
}

function Template({ template: { id, title, body, shared }, edit }: { template: MessageTemplate; edit: () => void }) {
  const texts = useTexts(templatesTexts);
  const { run, busy } = useCommand(pathTo(useLocale(), 'messageTemplates'));
  return (
    <li className={page.card}>
      <h2 className={styles.name}>{title}</h2>
      <p className={styles.whose}>{shared ? texts.shared : texts.own}</p>
      <p className={styles.body}>{body}</p>
      <div className={styles.actions}>
        <Button look="secondary" aria-label={texts.editOf(title)} onClick={edit}>
          {texts.edit}
        </Button>
        <TwoStepButton
          look="quiet"
          question={texts.sure}
          confirm={texts.confirm}
          cancel={texts.cancel}
          label={texts.removeOf(title)}
          busy={busy !== undefined}
          onConfirm={() => void run({ mode: 'delete', id }, texts.removed)}
        >
          {texts.remove}
        </TwoStepButton>
      </div>
    </li>
  );
}
