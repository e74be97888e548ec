import { lazy, type ReactNode, Suspense } from 'react';
import { useNavigation } from 'react-router';
import { useTexts } from '../../i18n/texts.ts';
import { ToastProvider } from '../../ui/toast.tsx';
import { FollowLinks } from './follow-links.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { shellTexts } from './shell.texts.ts';
import type { ShellData } from './shell-data.ts';

/** Loaded by those who are signed in alone; what is said meanwhile is told by `readAt`. */
const LiveUpdates = lazy(() => import('./live-updates.tsx'));

/** For the few who act as another person, or whose account is about to end. */
const StandingBars = lazy(() => import('./standing-bars.tsx'));

type Props = {
  root: ShellData | undefined;
  /** What hears the news of the live line on every page. */
  listeners: ReactNode;
  children: ReactNode;
};

export function Shell({ root, listeners, children }: Props) {
  const texts = useTexts(shellTexts);
  return (
    <ToastProvider first={root?.toast && texts.toasts[root.toast]} closeLabel={texts.close}>
      <a className={styles.skip} href="#content">
        {texts.skip}
      </a>
      <ProgressBar label={texts.loading} />
      {(root?.standing.acting || root?.standing.leavingAt) && (
        <Suspense>
          <StandingBars standing={root.standing} />
        </Suspense>
      )}
      <Header root={root} />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer root={root} />
      <FollowLinks />
      {/* What the line tells depends on who listens, and for which company. */}
      {root?.viewer && (
        <Suspense>
          <LiveUpdates key={`${root.viewer.userId} ${root.viewer.companyId}`} readAt={root.viewer.readAt}>
            {listeners}
          </LiveUpdates>
        </Suspense>
      )}
    </ToastProvider>
  );
}

/** Says that a page is on its way; always in the document, so that it can appear and leave without a jump. */
function ProgressBar({ label }: { label: string }) {
  const busy = useNavigation().state !== 'idle';
  return (
    <div
      className={styles.progress}
      data-busy={busy || undefined}
      role="progressbar"
      aria-label={label}
      aria-hidden={!busy}
    >
      <div />
    </div>
  );
}
