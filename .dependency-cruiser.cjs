/** The layers of the code: a layer imports only lower layers. docs/tour.md explains why. */
module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment: 'Business rules import only each other and the schema library.',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.(test|fixture)\\.ts$' },
      to: { pathNot: '^domain/|^node_modules/zod/' },
    },
    {
      name: 'roles-are-compared-by-permissions-only',
      comment: 'All other code asks a named permission of domain/permissions, so that a rule has one place.',
      severity: 'error',
      from: { pathNot: '^domain/permissions/' },
      to: { path: '^domain/permissions/roles\\.ts$' },
    },
    {
      name: 'only-entry-points-import-the-server',
      comment:
        'Only root.tsx, serve.ts, entry.server.tsx, pages and resources import the server. Types may be imported everywhere.',
      severity: 'error',
      from: {
        path: '^app/',
        pathNot: '^app/(root\\.tsx|serve\\.ts|entry\\.server\\.tsx|pages/)|resource\\.ts$|\\.test\\.tsx?$',
      },
      to: { path: '^server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-imports-a-page',
      severity: 'error',
      from: { path: '^(app|domain|server)/', pathNot: '^app/(pages|gallery)/' },
      to: { path: '^app/pages/' },
    },
    {
      name: 'nothing-imports-the-gallery',
      comment: 'The gallery is for developers and must not reach the bundle: only app/routes.ts names it.',
      severity: 'error',
      from: { path: '^(app|domain|server)/', pathNot: '^app/gallery/' },
      to: { path: '^app/gallery/' },
    },
    {
      name: 'pages-do-not-import-pages',
      severity: 'error',
      from: { path: '^app/pages/', pathNot: '\\.test\\.tsx$' },
      to: { path: '^app/pages/', pathNot: '^app/pages/(page-title\\.ts|social-tags\\.ts|framed-profile\\.tsx)$' },
    },
    {
      name: 'features-of-different-areas-are-independent',
      comment:
        'Code that two areas share belongs in pickers, documents, queues, quota, forms, ui, i18n or domain; a page may combine areas.',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/' },
      to: { path: '^app/features/', pathNot: '^app/features/$1/' },
    },
    {
      name: 'ui-knows-nothing-of-the-business',
      comment: 'domain/text holds rules about text alone: spaces, elision, the runs of a code.',
      severity: 'error',
      from: { path: '^app/ui/' },
      to: { path: '^(app/(?!ui/)|domain/(?!text/)|server/)' },
    },
    {
      name: 'charts-know-nothing-of-the-business',
      comment: 'A chart knows numbers, texts and languages. What they mean is said by the page that shows it.',
      severity: 'error',
      from: { path: '^app/charts/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(app/(?!charts/|ui/|i18n/)|domain/|server/)' },
    },
    {
      name: 'server-does-not-import-the-app',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^app/' },
    },
    {
      name: 'only-services-data-and-ports-write-sql',
      comment: 'Services read and write the database; HTTP and tasks call services.',
      severity: 'error',
      from: {
        path: '^server/(http|tasks)/',
        pathNot: '^server/(http/operation|tasks/(work|enqueue-task|lost-tasks))\\.ts$|\\.test\\.ts$',
      },
      to: { path: '^node_modules/(kysely|pg)/' },
    },
    {
      name: 'ports-do-not-import-services',
      severity: 'error',
      from: { path: '^server/ports/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/(services|http|tasks)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: '^(app|domain|server)/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      to: { path: '^tests/|\\.(test|fixture)\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^\\.react-router/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    parser: 'swc',
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
  },
};
