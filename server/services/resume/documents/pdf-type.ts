/** What a CV is stored and served as. */
export const pdfType = 'application/pdf';
