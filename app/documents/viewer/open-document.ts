import type { Locale } from '../../../domain/viewer.ts';
import { labelFields } from './label-fields.ts';
import { imagesAddress, open, parts, pdf } from './pdf-library.ts';
import { translatePages } from './translate-pages.ts';
import { watchChanges } from './watch-changes.ts';
import { zoomByHand } from './zoom-by-hand.ts';

export type Tool = 'none' | 'text' | 'ink';
export type Fit = 'width' | 'page';

export type Reading = {
  page: number;
  pages: number;
  /** 1 is the size on paper. */
  zoom: number;
  fit: Fit | undefined;
  tool: Tool;
  /** The result of the search; undefined while there is no search. */
  found: { current: number; total: number; over: boolean } | undefined;
};

/** An open document and its commands. */
export type OpenDocument = {
  goTo: (page: number) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  zoomTo: (zoom: number | Fit) => void;
  /** An empty text ends the search. */
  find: (text: string, step?: 'next' | 'previous') => void;
  /** By keyboard, a tool places its annotation in the middle of the page. */
  use: (tool: Tool, byKeyboard: boolean) => void;
  /** True when annotations or fields changed since the last copy. */
  changed: () => boolean;
  /** The document with its annotations and filled fields. */
  copy: () => Promise<Uint8Array<ArrayBuffer>>;
  close: () => void;
};

export type Places = { frame: HTMLDivElement; pages: HTMLDivElement; announcements: HTMLElement };

/** A blue pen, so that annotations differ from the original text. */
const pen = [
  { type: pdf.AnnotationEditorParamsType.FREETEXT_COLOR, value: '#1f5fa8' },
  { type: pdf.AnnotationEditorParamsType.FREETEXT_SIZE, value: 13 },
  { type: pdf.AnnotationEditorParamsType.INK_COLOR, value: '#1f5fa8' },
  { type: pdf.AnnotationEditorParamsType.INK_THICKNESS, value: 2 },
];
/** Below this width a page fills the width of the screen; above, the library chooses a readable size. */
const narrowScreen = 720;

const modes = {
  none: pdf.AnnotationEditorType.NONE,
  text: pdf.AnnotationEditorType.FREETEXT,
  ink: pdf.AnnotationEditorType.INK,
};
const fits: Record<Fit, string> = { width: 'page-width', page: 'page-fit' };

/** Throws the error of the library for a file that it cannot open. */
export async function openDocument(
  bytes: Uint8Array,
  places: Places,
  locale: Locale,
  onChange: (change: Partial<Reading>) => void,
): Promise<OpenDocument> {
  const loading = open(bytes);
  const ending = new AbortController();
  const { signal } = ending;
  const close = () => {
    ending.abort();
    viewer?.setDocument(null as never);
    void loading.destroy();
  };
  let viewer: InstanceType<typeof parts.PDFViewer> | undefined;
  try {
    const document = await loading.promise;
    const { shown, eventBus } = makeViewer(places, locale, signal);
    viewer = shown;
    notifyChanges(shown, eventBus, onChange);
    const ready = new Promise((resolve) => eventBus.on('pagesinit', resolve));
    shown.setDocument(document);
    shown.linkService.setDocument(document);
    // `pagesPromise` rejects when the first page cannot be loaded; `pagesinit` would then never be emitted.
    await Promise.race([ready, shown.pagesPromise]);
    shown.currentScaleValue = places.frame.clientWidth < narrowScreen ? fits.width : 'auto';
    zoomByHand(shown, pdf.TouchManager, signal);
    keepFit(shown, signal);
    const changes = watchChanges(places.frame, document.annotationStorage, signal);
    onChange({ pages: document.numPages, page: 1 });
    return {
      goTo: (page) => {
        if (page >= 1 && page <= document.numPages) shown.currentPageNumber = page;
      },
      zoomIn: () => shown.increaseScale(),
      zoomOut: () => shown.decreaseScale(),
      zoomTo: (zoom) => {
        shown.currentScaleValue = typeof zoom === 'number' ? String(zoom) : fits[zoom];
      },
      find: (text, step) => {
        if (!text) {
          eventBus.dispatch('findbarclose', { source: shown });
          return onChange({ found: undefined });
        }
        const how = { caseSensitive: false, entireWord: false, highlightAll: true, matchDiacritics: false };
        const again = { type: step ? 'again' : '', findPrevious: step === 'previous' };
        eventBus.dispatch('find', { source: shown, query: text, ...how, ...again });
      },
      use: (tool, byKeyboard) => {
        shown.annotationEditorMode = { mode: modes[tool], isFromKeyboard: byKeyboard };
      },
      changed: () => changes.any(),
      copy: async () => {
        const storage = document.annotationStorage;
        const copied = changes.mark();
        const whole = (storage.size > 0 ? await document.saveDocument() : await document.getData()) as Uint8Array;
        copied();
        return new Uint8Array(whole);
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

function makeViewer({ frame, pages, announcements }: Places, locale: Locale, signal: AbortSignal) {
  const eventBus = new parts.EventBus();
  const linkService = new parts.PDFLinkService({
    eventBus,
    externalLinkTarget: parts.LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer nofollow',
  });
  const shown = new parts.PDFViewer({
    container: frame,
    viewer: pages,
    eventBus,
    linkService,
    findController: new parts.PDFFindController({ eventBus, linkService }),
    annotationMode: pdf.AnnotationMode.ENABLE_FORMS,
    annotationEditorMode: pdf.AnnotationEditorType.NONE,
    imageResourcesPath: imagesAddress,
    removePageBorders: true,
    l10n: translatePages([pages, announcements], locale, signal) as never,
    // The library supports these options, but its types do not declare them.
    ...{ viewerAlert: announcements, abortSignal: signal },
  });
  linkService.setViewer(shown);
  // Only now: the library accepts these options after it has drawn the first page.
  const takePen = () => {
    for (const choice of pen) eventBus.dispatch('switchannotationeditorparams', { source: shown, ...choice });
  };
  eventBus.on('annotationeditorlayerrendered', takePen, { once: true });
  eventBus.on('annotationlayerrendered', () => labelFields(pages));
  return { shown, eventBus };
}

type Shown = ReturnType<typeof makeViewer>['shown'];
type EventBus = ReturnType<typeof makeViewer>['eventBus'];

function notifyChanges(shown: Shown, eventBus: EventBus, onChange: (change: Partial<Reading>) => void): void {
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => onChange({ page: pageNumber }));
  eventBus.on('scalechanging', ({ scale }: { scale: number }) =>
    onChange({ zoom: scale, fit: (['width', 'page'] as const).find((fit) => fits[fit] === shown.currentScaleValue) }),
  );
  eventBus.on('annotationeditormodechanged', ({ mode }: { mode: number }) =>
    onChange({ tool: (['text', 'ink'] as const).find((tool) => modes[tool] === mode) ?? 'none' }),
  );
  type Found = { matchesCount: { current: number; total: number }; state?: number };
  const tellFound = ({ matchesCount, state }: Found) =>
    onChange({ found: { ...matchesCount, over: state !== parts.FindState.PENDING } });
  eventBus.on('updatefindmatchescount', tellFound);
  eventBus.on('updatefindcontrolstate', tellFound);
}

/**
 * A fitted page stays fitted when the window changes. Only on a real change, because a new scale ends the text being
 * typed.
 */
function keepFit(shown: Shown, signal: AbortSignal): void {
  const { container } = shown;
  let { clientWidth: width, clientHeight: height } = container;
  const observer = new ResizeObserver(() => {
    const value = shown.currentScaleValue;
    const wider = container.clientWidth !== width && (value === 'auto' || value === fits.width);
    const other = container.clientWidth !== width || container.clientHeight !== height;
    if (wider || (other && value === fits.page)) shown.currentScaleValue = value;
    ({ clientWidth: width, clientHeight: height } = container);
    shown.update();
  });
  observer.observe(container);
  signal.addEventListener('abort', () => observer.disconnect());
}
