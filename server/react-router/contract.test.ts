// The undocumented behaviour of React Router and React that our shortcuts rely on. When one of these tests fails after
// an upgrade, see docs/decisions/2026-11-16-shortcuts-around-the-router.md; until then PAGE_HANDLERS=library works.
import { createElement, Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  Links,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from 'react-router';
import { describe, expect, it } from 'vitest';
import { pageOf } from './data-address.ts';
import { readDataAhead } from './read-data-ahead.ts';
import { renderAtOnce } from './render-at-once.ts';
import { scriptsLater } from './scripts-later.ts';

const relied = (what: string) =>
  `React Router has changed: ${what} See docs/decisions/2026-11-16-shortcuts-around-the-router.md.`;

const Root = () =>
  createElement('html', null, createElement(Links), createElement(Outlet), createElement(Scripts, { nonce: 'nonce' }));
const Page = () => createElement('p', null, `Bonjour ${useLoaderData<{ name: string }>().name}`);

function buildWith(handleRequest: unknown): ServerBuild {
  const route = (id: string, path: string, parentId: string | undefined, module: object) => ({
    [id]: { id, path, parentId, module },
  });
  const asset = (id: string, path: string, parentId: string | undefined, hasLoader: boolean) => ({
    [id]: { id, path, parentId, hasLoader, module: `/assets/${id}.js`, imports: [`/assets/shared-${id}.js`], css: [] },
  });
  const loader = ({ params }: { params: { name: string } }) => ({ name: params.name });
  return {
    entry: { module: { default: handleRequest } },
    routes: {
      ...route('root', '', undefined, { default: Root }),
      ...route('hello', 'hello/:name', 'root', { default: Page, loader }),
      ...route('other', 'other', 'root', { default: Page, loader }),
    },
    assets: {
      entry: { module: '/assets/entry.js', imports: [] },
      routes: {
        ...asset('root', '', undefined, false),
        ...asset('hello', 'hello/:name', 'root', true),
        ...asset('other', 'other', 'root', true),
      },
      url: '/assets/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
}

const address = (path: string) => new Request(`http://localhost${path}`);

/** The context that the router passes to the function that renders a page. */
async function contextOfPage(path: string): Promise<EntryContext> {
  let given: EntryContext | undefined;
  const build = buildWith((_request: Request, status: number, headers: Headers, context: EntryContext) => {
    given = context;
    return new Response(null, { status, headers });
  });
  const answer = await createRequestHandler(build, 'production')(address(path));
  expect(answer.status).toBe(200);
  if (!given) throw new Error(relied('it no longer calls the function of the entry that renders a page.'));
  return given;
}

const pageOfContext = (context: EntryContext, path: string) =>
  createElement(ServerRouter, { context, url: `http://localhost${path}`, nonce: 'nonce' });

describe('React Router and React behave as the shortcuts expect', () => {
  it('the data of a page is a stream that can be read before rendering', async () => {
    const context = await contextOfPage('/hello/camille');
    expect(
      typeof context.serverHandoffStream?.getReader,
      relied('the data of a page is no longer in serverHandoffStream.'),
    ).toBe('function');
    await readDataAhead(context);
    const html = renderAtOnce(pageOfContext(context, '/hello/camille'));
    const sentence = 'a page is no longer written at once when its data was put into renderMeta.streamCache.';
    expect(html, relied(sentence)).toContain('Bonjour camille');
    expect(html, relied(sentence)).toMatch(/streamController\.enqueue\(.*camille/);
    expect(html, relied(sentence)).toContain('streamController.close()');
  });

  it('without reading the data first, a page cannot be rendered synchronously', async () => {
    const context = await contextOfPage('/hello/camille');
    expect(
      renderAtOnce(pageOfContext(context, '/hello/camille')),
      relied('a page is written at once by itself: readDataAhead is needed no more.'),
    ).toBeUndefined();
  });

  it('script files are named by elements that can wait for the first picture', async () => {
    const context = await contextOfPage('/hello/camille');
    await readDataAhead(context);
    const html = renderAtOnce(pageOfContext(context, '/hello/camille')) ?? '';
    expect(html, relied('the files of scripts are named in another way.')).toContain('<link rel="modulepreload"');
    const later = scriptsLater(html);
    expect(later).toMatch(/<link rel="later" fetchPriority="low"[^>]*\/assets\/shared-hello\.js/);
    expect(later, relied('the script that starts the others is named in another way.')).toMatch(
      /<script nonce="nonce">[^<]*replaceWith\(now\)[^<]*<\/script><script nonce="nonce" type="later">/,
    );
    expect(later).not.toMatch(/rel="modulepreload"|type="module"/);
  });

  it('a router with only some of the routes gives the same answers as one with all routes', async () => {
    const answered = async (ids: string[]) => {
      const build = buildWith(async (_request: Request, status: number, headers: Headers, context: EntryContext) => {
        await readDataAhead(context);
        return new Response(renderAtOnce(pageOfContext(context, '/hello/camille')), { status, headers });
      });
      const only = <T>(all: Record<string, T>) =>
        Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
      const some = {
        ...build,
        routes: only(build.routes),
        assets: { ...build.assets, routes: only(build.assets.routes) },
      };
      const ask = createRequestHandler(some as ServerBuild, 'production');
      return Promise.all(
        ['/hello/camille', '/hello/camille.data'].map(async (path) => (await ask(address(path))).text()),
      );
    };
    const [page = '', data = ''] = await answered(['root', 'hello']);
    expect(page).toContain('Bonjour camille');
    expect(data).toContain('camille');
    expect([page, data], relied('routes that cannot match change what is answered.')).toEqual(
      await answered(['root', 'hello', 'other']),
    );
  });

  it.each([
    ['/hello/camille.data', '/hello/camille'],
    ['/hello/camille/_.data', '/hello/camille'],
  ])('the data of a page has the address of the page with a suffix: %s', async (path, page) => {
    expect(pageOf(path)).toBe(page);
    const answer = await createRequestHandler(buildWith(undefined), 'production')(address(path));
    expect(answer.status, relied(`${path} is not the address of a page's data any more.`)).toBe(200);
    expect(
      answer.headers.get('content-type'),
      relied('the data of a page has another content type, and data-answer.ts does not add its alphabet.'),
    ).toBe('text/x-script');
    expect(await answer.text()).toContain('camille');
  });

  it('the browser requests unknown routes at the manifest path of the build', async () => {
    const build = buildWith(undefined);
    const path = `${build.routeDiscovery.manifestPath}?paths=%2Fother&version=1`;
    const answer = await createRequestHandler(build, 'production')(address(path));
    expect(await answer.json(), relied('routes are discovered in another way.')).toHaveProperty('other');
  });

  it('React marks a part of a page that is left to be rendered in the browser', () => {
    const Waits = () => use(new Promise<string>(() => {}));
    const page = createElement(Suspense, { fallback: 'later' }, createElement(Waits));
    expect(
      renderToString(page),
      'React has changed: a part that was left to the browser is marked in another way, and render-at-once.ts does not see it.',
    ).toContain('<!--$!-->');
    expect(renderAtOnce(page)).toBeUndefined();
  });
});
