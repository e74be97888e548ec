import styles from './portrait.module.css';

/** A person's picture, or a placeholder. Decorative, because the name is always next to it. */
export function Portrait({ address, size = 48 }: { address: string | undefined; size?: number }) {
  if (!address) return <span className={styles.none} style={{ width: size, height: size }} aria-hidden="true" />;
  return (
    <img className={styles.portrait} src={address} width={size} height={size} alt="" loading="lazy" decoding="async" />
  );
}
