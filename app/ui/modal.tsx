import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { lockScroll } from './lock-scroll.ts';
import { ToastsInDialog } from './toast.tsx';

type Props = {
  className: string | undefined;
  /** The id of the element with the dialog's title. */
  titleId: string;
  /** Called for Escape, or for the back button of a phone. */
  close: () => void;
  /** Closing would lose the user's input: only the buttons inside the dialog close it. */
  held?: boolean;
  onClickOutside?: () => void;
  children: ReactNode;
};

/**
 * The base of all dialogs: a native <dialog> in the top layer, which makes the page under it inert. Import it only from
 * lazy modules, so that pages do not load it before a dialog opens.
 */
export function Modal({ className, titleId, close, held = false, onClickOutside, children }: Props) {
  const frame = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  useOpenDialog(frame);
  // In a portal: HTML does not allow a form of a dialog inside a form of the page.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: only clicks outside the dialog are handled; Escape does the same
    <dialog
      ref={frame}
      className={className}
      aria-labelledby={titleId}
      // A browser may close a dialog without a cancel event when Escape is pressed twice; 'none' prevents that.
      {...{ closedby: held ? 'none' : 'closerequest' }}
      onCancel={(event) => {
        // A file input inside the dialog fires cancel events too.
        if (event.target !== frame.current) return;
        event.preventDefault();
        if (!held) close();
      }}
      onClose={(event) => {
        // In development React closes and opens every new dialog once; the event arrives when it is open again.
        if (event.target !== frame.current || frame.current.open) return;
        // Closed by the browser without a cancel event: opened again, because the component that opened it decides.
        frame.current.showModal();
        close();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event, frame.current);
      }}
      onClick={(event) => {
        // A text selection that starts inside and ends outside must not close the dialog.
        if (pressedOutside.current && isOutside(event, frame.current)) onClickOutside?.();
      }}
    >
      {children}
      <ToastsInDialog />
    </dialog>,
    document.body,
  );
}

/** Opens the dialog while it is mounted. Moves the focus to `data-autofocus` if present, and back when it closes. */
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

/** A click on the backdrop has the dialog as its target, so the position of the click is compared. */
function isOutside({ target, clientX, clientY }: MouseEvent, dialog: HTMLDialogElement | null): boolean {
  if (!dialog || target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
