/** A PDF of one empty page that a comment makes unique, padded to `bytes`. */
export function createPdf(comment = 'a page', bytes = 0): Buffer {
  const start = `%PDF-1.7
% ${comment}
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]>> endobj
`;
  const end = 'trailer <</Root 1 0 R /Size 4>>\n%%EOF\n';
  const filling = Math.max(0, bytes - start.length - end.length);
  return Buffer.concat([Buffer.from(start), Buffer.alloc(filling, '%\n'), Buffer.from(end)]);
}
