import styles from './medal.module.css';

type Props = { kind: 'gold' | 'silver' | 'bronze'; label: string };

/**
 * A medal in the colour of its metal, with a leaf: the star of the product means a favourite. The label names the metal
 * for screen readers.
 */
export function Medal({ kind, label }: Props) {
  return (
    <svg className={`${styles.medal} ${styles[kind]}`} viewBox="0 0 24 24" role="img" aria-label={label}>
      <title>{label}</title>
      <path d="M7 2h4l2 6H9zM17 2h-4l-2 6h4z" opacity="0.55" />
      <circle cx="12" cy="15" r="7" />
      <path d="M8.500 18.500c-.4-4.600 2-7 7-7 .4 4.700-2 7-7 7z" className={styles.leaf} />
    </svg>
  );
}
