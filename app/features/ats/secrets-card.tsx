import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import page from '../../ui/page.module.css';
import styles from './ats.module.css';
import { ShownOnce } from './shown-once.tsx';

type Props = {
  id: string;
  title: string;
  lead: string;
  /** The button that opens the form. */
  add: string;
  look: 'primary' | 'secondary';
  /** Said above the secret that was just made. */
  once: string;
  form: (end: { cancel: () => void; done: (secret: string) => void }) => ReactNode;
  /** Instead of the list while it is empty. */
  none: string | undefined;
  children: ReactNode;
};

/** Things that are made here, whose secret is shown once: the way to make one, and those that there are. */
export function SecretsCard({ id, title, lead, add, look, once, form, none, children }: Props) {
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<string>();
  const done = (secret: string) => {
    setMade(secret);
    setAdding(false);
  };
  return (
    <section className={page.card} aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {!adding && (
          <Button look={look} onClick={() => setAdding(true)}>
            {add}
          </Button>
        )}
      </div>
      <p className={styles.lead}>{lead}</p>
      {made && <ShownOnce title={once} secret={made} close={() => setMade(undefined)} />}
      {adding && form({ cancel: () => setAdding(false), done })}
      {none && !adding && <p className={styles.message}>{none}</p>}
      <ul className={styles.rows} aria-label={title}>
        {children}
      </ul>
    </section>
  );
}
