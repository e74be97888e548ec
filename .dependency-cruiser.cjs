/** The floors of the house: imports only go down. docs/tour.md says why. */
module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment: 'What the business says knows nothing but the schema library.',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^domain/|^node_modules/zod/' },
    },
    {
      name: 'three-doors-to-the-cellar',
      comment: 'Only root.tsx, serve.ts, entry.server.tsx, pages and resources reach the server (types are free).',
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
      from: { path: '^(app|domain|server)/', pathNot: '^app/pages/' },
      to: { path: '^app/pages/' },
    },
    {
      name: 'pages-do-not-import-pages',
      severity: 'error',
      from: { path: '^app/pages/' },
      to: { path: '^app/pages/', pathNot: '^app/pages/(page-title|social-tags)\\.ts$' },
    },
    {
      name: 'features-stay-apart',
      comment: 'What two features share goes to pickers, ui, i18n or domain.',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/' },
      to: { path: '^app/features/', pathNot: '^app/features/$1/' },
    },
    {
      name: 'ui-knows-nothing-of-ours',
      severity: 'error',
      from: { path: '^app/ui/' },
      to: { path: '^(app/(?!ui/)|domain/|server/)' },
    },
    {
      name: 'server-does-not-know-the-app',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^app/' },
    },
    {
      name: 'only-services-data-and-ports-write-sql',
      comment: 'The database is read and written by services; the rest of the server calls them.',
      severity: 'error',
      from: {
        path: '^server/(http|tasks)/',
        pathNot: '^server/(http/operation|tasks/(work|enqueue-task|lost-tasks))\\.ts$|\\.test\\.ts$',
      },
      to: { path: '^node_modules/(kysely|pg)/' },
    },
    {
      name: 'ports-stand-alone',
      severity: 'error',
      from: { path: '^server/ports/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/(services|http|tasks)/' },
    },
    {
      name: 'no-circles',
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
