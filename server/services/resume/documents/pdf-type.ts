/** The content type with which a CV is stored and served. */
export const pdfType = 'application/pdf';
