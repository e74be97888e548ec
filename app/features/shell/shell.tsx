import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useNavigation } from 'react-router';
import { useTexts } from '../../i18n/texts.ts';
import { ToastProvider } from '../../ui/toast.tsx';
import { FollowLinks } from './follow-links.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { shellTexts } from './shell.texts.ts';
import type { ShellData } from './shell-data.ts';

/** Loaded for signed-in users only; `readAt` lets the stream send the news published in the meantime. */
const LiveUpdates = lazy(() => import('./live-updates.tsx'));

/** Loaded only for users who act as another person, or whose account will be erased. */
const StandingBars = lazy(() => import('./standing-bars.tsx'));

/** The id of the element that ends what is shown of a page. Before it, the browser draws nothing. */
export const endOfPage = 'end-of-page';

type Props = {
  root: ShellData | undefined;
  /** Components that react to live news on every page. */
  listeners: ReactNode;
  children: ReactNode;
};

export function Shell({ root, listeners, children }: Props) {
  const texts = useTexts(shellTexts);
  const offlinePage = root?.offlinePage;
  useEffect(() => {
    if (offlinePage) void import('./offline/register-worker.ts').then(({ registerWorker }) => registerWorker());
  }, [offlinePage]);
  return (
    <ToastProvider first={root?.toast} closeLabel={texts.close}>
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
      <span id={endOfPage} hidden />
      <FollowLinks />
      {/* A new key opens a new stream: the news depends on the user and the company. */}
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

/** Shows that a page is loading; always in the document, so that the layout does not move. */
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
