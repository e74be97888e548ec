let locks = 0;

/** The page under a dialog stays where it is, and as wide as it is; until the last one that asked has called the answer. */
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
