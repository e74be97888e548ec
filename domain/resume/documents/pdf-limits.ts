/** docs/product/resume.md, The uploaded CV: the same for each uploaded PDF. */
export const mostPdfBytes = 10 * 1024 * 1024;
