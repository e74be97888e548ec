import { TechnologyIcon } from './technology-icon.tsx';
import styles from './tint.module.css';

/** `theme`: the id of the theme of the test, whose tint the icon has. */
type Props = { handle: string | null; theme: string | null; large?: boolean };

/** The icon of a test. Decorative, because the name is next to it. */
export function TestIcon({ handle, theme, large = false }: Props) {
  return (
    <span className={large ? styles.large : styles.icon} data-tint={theme ?? undefined}>
      <TechnologyIcon handle={handle} />
    </span>
  );
}
