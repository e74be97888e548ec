import type { parts, pdf } from './pdf-library.ts';

type Viewer = InstanceType<typeof parts.PDFViewer>;
type Point = [number, number];

/** During the gesture the pages are only scaled; they are drawn sharp again after this delay. */
const drawingDelay = 400;

/** Zooms with two fingers, or with the wheel and the Ctrl key, around the pointer. */
export function zoomByHand(viewer: Viewer, TouchManager: typeof pdf.TouchManager, signal: AbortSignal): void {
  const { container } = viewer;
  let wanted = 1;
  // The library rounds the scale: small steps would be lost if each one started from the rounded value.
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
