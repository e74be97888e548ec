// The least that can answer a React page: node:http, react-dom, elements. Nothing is looked up, routed or guarded.
import { createServer } from 'node:http';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { createElement, type FunctionComponent } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const { pages } = (await import(pathToFileURL(process.env.FLOOR_MODULE ?? '').href)) as {
  pages: Record<string, FunctionComponent>;
};

function render(page: FunctionComponent, done: (html: Buffer) => void, failed: (error: unknown) => void): void {
  const { pipe } = renderToPipeableStream(createElement(page), {
    onError: failed,
    // Collected, as the product does: both sides send a page whole, with its length.
    onAllReady: () => {
      const chunks: Buffer[] = [];
      pipe(
        new Writable({
          write(chunk: Buffer, _, next) {
            chunks.push(chunk);
            next();
          },
          final(next) {
            done(Buffer.concat(chunks));
            next();
          },
        }),
      );
    },
  });
}

createServer((request, response) => {
  const page = pages[request.url ?? ''];
  if (!page) return void response.writeHead(404).end();
  render(
    page,
    (html) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': html.length }).end(html),
    (error) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env.PORT), '127.0.0.1');
process.on('disconnect', () => process.exit());
