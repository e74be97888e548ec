import styles from './medal.module.css';

type Props = { kind: 'gold' | 'silver' | 'bronze'; label: string };

/** A medal in the colour of its metal; the label names the metal for screen readers. */
export function Medal({ kind, label }: Props) {
  return (
    <svg className={`${styles.medal} ${styles[kind]}`} viewBox="0 0 24 24" role="img" aria-label={label}>
      <title>{label}</title>
      <path d="M7 2h4l2 6H9zM17 2h-4l-2 6h4z" opacity="0.55" />
      <circle cx="12" cy="15" r="7" />
      <path
        d="M12 11l1.300 2.600 2.900.4-2.100 2 .5 2.900-2.600-1.400-2.600 1.400.5-2.900-2.100-2 2.900-.4z"
        className={styles.star}
      />
    </svg>
  );
}
