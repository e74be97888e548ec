import styles from './api-docs.module.css';

/** Long lines wrap, so that nothing has to be scrolled sideways. */
export function CodeBlock({ text }: { text: string }) {
  return <pre className={styles.code}>{text}</pre>;
}
