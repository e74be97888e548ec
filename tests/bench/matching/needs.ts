/** Needs as searches of the CV library, from broad to narrow; places are those of many-developers.ts. */
export const needs = [
  'technology=react&technology=typescript&every=1&yearsFrom=5&city=insee%3A44109&orRemote=1&salary=55&language=en',
  'technology=javascript',
  'technology=python&yearsFrom=5',
  'profession=back-end-developer&yearsFrom=3',
  'technology=java&plus=kubernetes&plus=docker&contract=permanent',
  'technology=react&technology=vue-js&remote=fullTime&contract=freelance',
  'profession=data-engineer&technology=python&salary=60',
  'technology=go&plus=kubernetes&yearsFrom=4&language=en&level=70',
  'city=insee%3A75056&radius=50&contract=permanent&profession=full-stack-developer',
  'technology=php&region=FR%3ABretagne&contract=permanent',
  'technology=typescript&plus=node-js&plus=postgresql&remote=hybrid',
  'yearsTo=2&contract=apprenticeship&technology=javascript',
  'technology=c-sharp&technology=dot-net&every=1&city=insee%3A69123&orRemote=1',
  'plus=rust&plus=go&yearsFrom=6&nice=years&remote=fullTime',
  'language=de&level=40&technology=java&nice=language',
  'profession=devops-engineer&plus=kubernetes&plus=terraform&plus=aws&salary=70',
];
