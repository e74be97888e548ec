import type { parts, pdf } from './pdf-library.ts';

type Viewer = InstanceType<typeof parts.PDFViewer>;
type Point = [number, number];

/** While fingers move, pages are only stretched; they are drawn sharp again when the hand rests. */
const drawingDelay = 400;

/** Zoom by two fingers, or by the wheel with the control key, around the place that is pointed at. */
export function zoomByHand(viewer: Viewer, TouchManager: typeof pdf.TouchManager, signal: AbortSignal): void {
  const { container } = viewer;
  let wanted = 1;
  // The library rounds: small steps would be lost if each began from what the one before became.
  const begin = () => {
    wanted = viewer.currentScale;
  };
  const zoom = (factor: number, origin: Point) => {
    wanted *= factor;
    viewer.updateScale({ scaleFactor: wanted / viewer.currentScale, origin, drawingDelay });
  };
  new TouchManager({
    container,
    onPinchStart: begin,
    onPinching: (origin: Point, before: number, now: number) => zoom(now / before, origin),
    onPanning: (x: number, y: number) => viewer.panBy(x, y),
    signal,
  } as never);
  let resting: ReturnType<typeof setTimeout> | undefined;
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    if (!resting) begin();
    clearTimeout(resting);
    resting = setTimeout(() => (resting = undefined), drawingDelay);
    zoom(Math.exp(-event.deltaY / 200), [event.clientX, event.clientY]);
  };
  container.addEventListener('wheel', turn, { passive: false, signal });
}
