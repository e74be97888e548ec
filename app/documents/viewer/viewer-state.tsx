import { useTexts } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Failure, Phase } from './use-document.ts';
import styles from './viewer.module.css';
import { viewerTexts } from './viewer.texts.ts';

const worthAnotherTry: Failure[] = ['network', 'fault'];
const worthSaving: Failure[] = ['damaged', 'encrypted'];

type Props = { phase: Exclude<Phase, { kind: 'ready' }>; address: string; name: string; retry: () => void };

/** Shown instead of the pages while they load, or after a failure. */
export function ViewerState({ phase, address, name, retry }: Props) {
  const texts = useTexts(viewerTexts);
  if (phase.kind === 'loading') {
    return (
      <div className={styles.state} role="status">
        <p>{texts.loading}</p>
        <progress aria-label={texts.loading} value={phase.part > 0 ? phase.part : undefined} />
      </div>
    );
  }
  const { title, text } = texts.failures[phase.failure];
  return (
    <div className={styles.state}>
      <Notice tone="error" title={title}>
        <p>{text}</p>
        {phase.failure === 'network' && <p>{texts.reload}</p>}
      </Notice>
      {worthAnotherTry.includes(phase.failure) && <Button onClick={retry}>{texts.retry}</Button>}
      {worthSaving.includes(phase.failure) && (
        <ButtonLink look="secondary" href={address} download={name}>
          {texts.download}
        </ButtonLink>
      )}
    </div>
  );
}
