import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { lockScroll } from './lock-scroll.ts';
import { ToastsInDialog } from './toast.tsx';

type Props = {
  className: string | undefined;
  /** The id of what names it. */
  titleId: string;
  /** Asked to go by Escape, or by the device itself, as by the button of a phone that leads back. */
  close: () => void;
  /** Something would be lost: only its own buttons close it. */
  held?: boolean;
  onClickOutside?: () => void;
  children: ReactNode;
};

/**
 * What all dialogs share: an element of the browser's own that is shown above everything, and keeps the page under it
 * out of reach until it goes. Import it only from what loads when it opens.
 */
export function Modal({ className, titleId, close, held = false, onClickOutside, children }: Props) {
  const frame = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  useOpenDialog(frame);
  // Beside the page's content and not inside it: a form in a dialog must not stand inside a form of the page.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one beside the dialog, and Escape is the key for it
    <dialog
      ref={frame}
      className={className}
      aria-labelledby={titleId}
      // A browser may close it without asking when Escape is pressed twice: one that is held must not hear of it.
      {...{ closedby: held ? 'none' : 'closerequest' }}
      onCancel={(event) => {
        // The choice of a file inside it can be cancelled too.
        if (event.target !== frame.current) return;
        event.preventDefault();
        if (!held) close();
      }}
      onClose={(event) => {
        if (event.target !== frame.current) return;
        // Closed by the browser without asking: whether it may go is decided where it was opened.
        frame.current.showModal();
        close();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event, frame.current);
      }}
      onClick={(event) => {
        // Pressed outside too: a text that is selected up to beyond the edge is no wish to close.
        if (pressedOutside.current && isOutside(event, frame.current)) onClickOutside?.();
      }}
    >
      {children}
      <ToastsInDialog />
    </dialog>,
    document.body,
  );
}

/** Open as long as it is on the page. The focus comes in, to `data-autofocus` where it is said, and goes back at the end. */
function useOpenDialog(frame: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = frame.current;
    const opener = document.activeElement;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
    const unlockScroll = lockScroll();
    return () => {
      unlockScroll();
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [frame]);
}

/** A click on what darkens the page counts for the browser as one on the dialog; only its place tells the difference. */
function isOutside({ target, clientX, clientY }: MouseEvent, dialog: HTMLDialogElement | null): boolean {
  if (!dialog || target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
