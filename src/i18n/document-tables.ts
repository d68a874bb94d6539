/**
 * Names each cell of a page's tables by its column (`data-column`), for phones, which show the rows below each other. The
 * first cell is the heading of its row; a table without headings has lines of name and value, and needs none.
 */
export function nameCells(html: string): string {
  return html.replaceAll(/<table>([\s\S]*?)<\/table>/g, (table, inner: string) => {
    const columns = [...inner.matchAll(/<th[^>]*>([\s\S]*?)<\/th>/g)].map(([, name = '']) =>
      name.replace(/<[^>]*>/g, '').trim(),
    );
    return table.replaceAll(/<tr>([\s\S]*?)<\/tr>/g, (row) => {
      let column = 0;
      return row.replaceAll(/<td(?=[\s>])/g, (cell) => {
        const name = columns[column];
        const isNamed = column > 0 && name;
        column += 1;
        return isNamed ? `${cell} data-column="${name.replaceAll('"', '&quot;')}"` : cell;
      });
    });
  });
}
