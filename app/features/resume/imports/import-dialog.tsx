import { useRevalidator } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import { formDialogTexts } from '../../../forms/form-dialog.texts.ts';
import { FailureWords } from '../../../forms/signed-out.tsx';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './import.module.css';
import { importTexts } from './import.texts.ts';
import type { ImportKind } from './import-items.tsx';
import { ImportPreview } from './import-preview.tsx';
import { type Problem, useImport } from './use-import.ts';

const accepted: Record<ImportKind, string> = {
  network: '.pdf,application/pdf',
  json: '.json,application/json',
};

export default function ImportDialog({ kind, close }: { kind: ImportKind; close: () => void }) {
  const texts = useTexts(importTexts);
  const { discard } = useTexts(formDialogTexts);
  const words = texts.kinds[kind];
  const { revalidate } = useRevalidator();
  const { step, choose, confirm, again } = useImport(kind, () => void revalidate());
  const busy = step.at === 'reading' || step.at === 'writing';
  return (
    <Dialog
      title={words.title}
      closeLabel={texts.close}
      close={close}
      wide
      held={busy || step.at === 'preview'}
      question={busy ? undefined : discard}
    >
      <div className={styles.dialog}>
        {step.at === 'choose' && (
          <>
            <p>{words.lead}</p>
            {step.problem ? <ProblemNotice problem={step.problem} /> : <Notice tone="warning">{texts.warning}</Notice>}
            <FileDrop
              label={words.choose}
              hint={words.hint}
              accept={accepted[kind]}
              onFile={(file) => void choose(file)}
            />
          </>
        )}
        {step.at === 'reading' && (
          <>
            <Progress label={texts.reading} detail={step.name} />
            <div className={styles.actions}>
              <Button look="secondary" onClick={again}>
                {texts.cancel}
              </Button>
            </div>
          </>
        )}
        {(step.at === 'preview' || step.at === 'writing') && (
          <ImportPreview
            plan={step.plan}
            busy={step.at === 'writing'}
            problem={step.at === 'preview' && step.problem && <ProblemNotice problem={step.problem} />}
            again={again}
            confirm={(keys) => void confirm(step.file, step.plan, keys)}
          />
        )}
        {step.at === 'done' && (
          <>
            <Notice tone="good" title={words.done}>
              <p>{texts.completeNext}</p>
            </Notice>
            <div className={styles.actions}>
              <Button onClick={close}>{texts.close}</Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

function Progress({ label, detail }: { label: string; detail: string }) {
  return (
    <div role="status" className={styles.progress}>
      <progress aria-label={label} />
      <p>{label}</p>
      <p className={styles.file}>{detail}</p>
    </div>
  );
}

/** The error, its details if they are known, and the contact link. */
function ProblemNotice({ problem }: { problem: Problem }) {
  const texts = useTexts(importTexts);
  const contact = pathTo(useLocale(), 'contact');
  if ('failed' in problem) {
    return (
      <Notice tone="error">
        <FailureWords failure={problem.failed} texts={texts.failures} />
      </Notice>
    );
  }
  const { error, support } = problem;
  const original = 'originalError' in problem ? problem.originalError : undefined;
  const reason = texts.reasons['reason' in problem ? problem.reason : (original ?? '')];
  return (
    <Notice tone="error" title={texts.errors[error]}>
      {reason && <p>{reason}</p>}
      {original && !(original in texts.reasons) && <p className={styles.original}>{texts.original(original)}</p>}
      <p>
        {texts.help}{' '}
        {support ? (
          <a href={`mailto:${support}`}>{support}</a>
        ) : (
          <Link href={contact} target="_blank">
            {texts.contact}
          </Link>
        )}
      </p>
    </Notice>
  );
}
