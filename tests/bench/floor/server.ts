// The least code that answers a React page: node:http, react-dom, elements. No routing, queries or checks.
import { createServer } from 'node:http';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { createElement, type FunctionComponent } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

type Answer = { done: (html: Buffer | string) => void; failed: (error: unknown) => void };

const { pages } = (await import(pathToFileURL(process.env.FLOOR_MODULE ?? '').href)) as {
  pages: Record<string, FunctionComponent>;
};

const render: Record<string, (page: FunctionComponent, answer: Answer) => void> = {
  stream: (page, { done, failed }) => {
    const { pipe } = renderToPipeableStream(createElement(page), {
      onError: failed,
      // Collected: like the product, it sends a page as a whole with its length.
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
  },
  text: (page, { done }) => done(`<!DOCTYPE html>${renderToString(createElement(page))}`),
};

createServer((request, response) => {
  const [, kind = '', key = ''] = request.url?.split('/') ?? [];
  const page = pages[key];
  if (!page) return void response.writeHead(404).end();
  render[kind]?.(page, {
    done: (html) => {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(html) };
      response.writeHead(200, headers).end(html);
    },
    failed: (error) => response.writeHead(500).end(String(error)),
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
process.on('disconnect', () => process.exit());
