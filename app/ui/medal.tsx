import styles from './medal.module.css';

type Props = { kind: 'gold' | 'silver' | 'bronze'; label: string };

/** A ribbon and its disc, in the colour of the metal; the label says which. */
export function Medal({ kind, label }: Props) {
  return (
    <svg className={`${styles.medal} ${styles[kind]}`} viewBox="0 0 24 24" role="img" aria-label={label}>
      <title>{label}</title>
      <path d="M7 2h4l1 5-3.500 2.500zM17 2h-4l-1 5 3.500 2.500z" fill="currentColor" opacity="0.55" />
      <circle cx="12" cy="15" r="7" fill="currentColor" />
      <circle cx="12" cy="15" r="4.300" fill="none" stroke="var(--surface)" strokeWidth="1.300" opacity="0.8" />
    </svg>
  );
}
