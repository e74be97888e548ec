import { useTexts } from '../i18n/texts.ts';
import styles from './queues.module.css';
import { queuesTexts } from './queues.texts.ts';

/**
 * The keyboard shortcuts of a list (`data-key` of its buttons) and their actions; hidden on devices without a
 * keyboard.
 */
export function QueueKeys({ keys, ticks = false }: { keys: readonly (readonly [string, string])[]; ticks?: boolean }) {
  const texts = useTexts(queuesTexts);
  const all = [['j k', texts.move], ...(ticks ? [['x', texts.tick]] : []), ...keys] as const;
  return (
    <p className={styles.keys}>
      {texts.keys}
      {all.map(([pressed = '', what]) => (
        <span key={pressed}>
          {pressed.split(' ').map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {what}
        </span>
      ))}
    </p>
  );
}
