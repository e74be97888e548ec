import styles from './jobs.module.css';

/** The logo of a company; decorative, because the name is shown beside it. */
export function CompanyLogo({ address, size = 56 }: { address: string | undefined; size?: number }) {
  if (!address) return <span className={styles.noLogo} style={{ width: size, height: size }} aria-hidden="true" />;
  return (
    <img className={styles.logo} src={address} width={size} height={size} alt="" loading="lazy" decoding="async" />
  );
}
