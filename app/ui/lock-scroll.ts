let locks = 0;

/**
 * Stops the page under a dialog from scrolling, without changing its width. Each caller calls the returned function to
 * release its lock; the page scrolls again after the last release.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (locks++ === 0) {
    const hasScrollbar = window.innerWidth > root.clientWidth;
    Object.assign(root.style, { overflow: 'hidden', scrollbarGutter: hasScrollbar ? 'stable' : '' });
  }
  return () => {
    if (--locks === 0) Object.assign(root.style, { overflow: '', scrollbarGutter: '' });
  };
}
