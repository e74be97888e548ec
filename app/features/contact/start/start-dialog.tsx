import type { StartDraft } from '../../../../domain/contact/dialogs/start-draft.ts';
import { contactFailureTexts } from '../../../forms/contact-failure.texts.ts';
import { ContactFailure } from '../../../forms/contact-failure.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from '../contact.module.css';
import { contactTexts } from '../contact.texts.ts';
import { useStepFocus } from '../use-step-focus.ts';
import { Sending, Waiting } from '../waiting.tsx';
import { startTexts } from './start.texts.ts';
import { StartIntro } from './start-intro.tsx';
import { StartMessage } from './start-message.tsx';
import { StartRecap } from './start-recap.tsx';
import { useStart } from './use-start.ts';

type Props = {
  developerId: string;
  developerName: string;
  draft: StartDraft;
  setDraft: (draft: StartDraft) => void;
  onFavourite?: (favourite: true) => void;
  /** Opened from a list of people: without the recap. */
  fromList?: boolean;
  close: () => void;
};

/** docs/product/contact.md, The start dialog: intro (only for incomplete information), recap, message, end. */
export default function StartDialog(props: Props) {
  const { developerId, developerName: name, draft, setDraft, close } = props;
  const texts = useTexts(startTexts);
  const { title: errorTitle } = useTexts(contactFailureTexts);
  const { close: closeLabel } = useTexts(contactTexts);
  const { options, loadFailure, load, change, view, error, fields, advance, send } = useStart(props);
  const place = useStepFocus(view);
  const titles: Record<string, string> = {
    intro: texts.intro.title,
    start: texts.message.title(name),
    error: errorTitle,
  };
  const end = () => (view === 'loading' ? close() : advance(view === 'error' ? 'closeError' : 'end'));
  return (
    <Dialog
      title={titles[view] ?? texts.recap.title(name)}
      closeLabel={closeLabel}
      close={end}
      wide
      held={view === 'sending' || (view === 'start' && (draft.message !== '' || draft.terms !== undefined))}
    >
      <div ref={place} tabIndex={-1} className={styles.dialog} data-step={view}>
        {!options ? (
          <Waiting failure={loadFailure} retry={() => void load()} />
        ) : view === 'intro' ? (
          <StartIntro options={options} cancel={() => advance('end')} go={() => advance('continue')} />
        ) : view === 'recap' ? (
          <StartRecap
            developerId={developerId}
            name={name}
            options={options}
            change={change}
            cancel={() => advance('end')}
            later={() => advance('favourite')}
            go={() => advance('continue')}
          />
        ) : view === 'start' ? (
          <StartMessage
            developerId={developerId}
            name={name}
            options={options}
            draft={draft}
            setDraft={setDraft}
            fields={fields}
            cancel={() => advance('end')}
            send={() => void send()}
          />
        ) : view === 'sending' ? (
          <Sending name={name} />
        ) : view === 'error' ? (
          <ContactFailure
            developerId={developerId}
            name={name}
            error={error}
            kept={draft.message !== ''}
            close={() => advance('closeError')}
            retry={draft.message === '' ? undefined : () => void send()}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
