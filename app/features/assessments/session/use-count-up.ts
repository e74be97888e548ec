import { useEffect, useState } from 'react';

const duration = 900;

/** A number that counts up to `end` once, when `counts`; at once for people who want less motion. */
export function useCountUp(end: number, counts: boolean): number {
  const [shown, setShown] = useState(end);
  useEffect(() => {
    if (!counts || matchMedia('(prefers-reduced-motion: reduce)').matches) return setShown(end);
    const start = performance.now();
    let frame = requestAnimationFrame(function draw(now) {
      const part = Math.min(1, (now - start) / duration);
      // Slower towards the end.
      setShown(Math.round(end * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [end, counts]);
  return shown;
}
