/** Three filters each, from frequent to rare values. */
export const searches = [
  'technology=react&region=FR%3A%C3%8Ele-de-France&contract=permanent',
  'technology=javascript&remote=hybrid&contract=permanent',
  'technology=python&yearsFrom=5&language=en',
  'technology=react&technology=typescript&every=1&remote=fullTime&contract=freelance',
  'profession=back-end-developer&region=FR%3AOccitanie&language=en',
  'technology=python&profession=data-engineer&salary=55',
  'technology=java&city=insee%3A44109&radius=50&contract=permanent',
  'yearsFrom=3&city=insee%3A75056&radius=100&remote=hybrid',
  'query=react+native&remote=hybrid&contract=permanent',
  'query=societe1&technology=python&language=en',
  'technology=rust&region=FR%3ABretagne&remote=fullTime',
  'technology=docker&yearsTo=10&recommended=1',
  'technology=kubernetes&contract=freelance&language=de',
  'query=developpeur&contract=permanent&language=en',
];
