import type { RecruiterAct } from '../../../../domain/contact/introductions/acts.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import contact from '../contact.module.css';
import { useAct } from '../conversations/use-act.ts';
import { pipelineTexts } from './pipeline.texts.ts';

type Props = { act: RecruiterAct; introductionId: string; name: string; close: () => void };

/** Asks before a move that ends or reopens a conversation: the other side sees it. */
export default function ActDialog({ act, introductionId, name, close }: Props) {
  const texts = useTexts(pipelineTexts);
  const words = texts.confirm[act];
  const { run, busy } = useAct({ introductionId }, async () => {});
  return (
    <Dialog title={words.title(name)} closeLabel={texts.close} close={() => !busy && close()} held={busy !== undefined}>
      <p>{words.text}</p>
      <div className={contact.buttons}>
        <Button look="secondary" disabled={busy !== undefined} onClick={close}>
          {texts.cancel}
        </Button>
        <Button
          look={act === 'withdraw' ? 'danger' : 'primary'}
          busy={busy === act}
          onClick={() => run(act).then(close)}
        >
          {words.button}
        </Button>
      </div>
    </Dialog>
  );
}
