import styles from './copy-button.module.css';
import { Icon } from './icon.tsx';
import { useToast } from './toast.tsx';
import { Tooltip } from './tooltip.tsx';

const shownMilliseconds = 2000;

/** Copies a text to the clipboard and shows a confirmation for two seconds. */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast(done, shownMilliseconds);
  };
  return (
    <Tooltip text={label}>
      <button type="button" className={styles.copy} aria-label={label} onClick={copy}>
        <Icon name="copy" size={16} />
      </button>
    </Tooltip>
  );
}
