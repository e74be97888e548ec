import { copiedMilliseconds } from './copied.ts';
import styles from './copy-button.module.css';
import { Icon } from './icon.tsx';
import { useToast } from './toast.tsx';
import { Tooltip } from './tooltip.tsx';

/** Copies a text to the clipboard and shows a confirmation for two seconds. */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast(done, copiedMilliseconds);
  };
  return (
    <Tooltip text={label}>
      <button type="button" className={styles.copy} aria-label={label} onClick={copy}>
        <Icon name="copy" size={16} />
      </button>
    </Tooltip>
  );
}
