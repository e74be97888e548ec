import styles from './portrait.module.css';

/** A person's picture; without one, a quiet shape in its place. The name stands beside it, so it is decorative. */
export function Portrait({ address, size = 48 }: { address: string | undefined; size?: number }) {
  if (!address) return <span className={styles.none} style={{ width: size, height: size }} aria-hidden="true" />;
  return (
    <img className={styles.portrait} src={address} width={size} height={size} alt="" loading="lazy" decoding="async" />
  );
}
