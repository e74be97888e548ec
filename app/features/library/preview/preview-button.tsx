import { useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './pane.module.css';
import { paneTexts } from './pane.texts.ts';

type Props = { open: boolean; costs: boolean; show: () => void; name: string };

/** Shows the profile beside the list. With a limit of views, it says that it uses one up. */
export function PreviewButton({ open, costs, show, name }: Props) {
  const texts = useTexts(paneTexts);
  const label = costs ? texts.costs : texts.open;
  return (
    <button
      type="button"
      className={styles.button}
      data-key="p"
      aria-expanded={open}
      aria-label={texts.openOf(label, name)}
      title={costs ? texts.costs : undefined}
      onClick={show}
    >
      <Icon name="eye" size={16} />
      {texts.open}
    </button>
  );
}
