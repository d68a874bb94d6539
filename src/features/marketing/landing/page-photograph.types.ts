/** The photograph of a page, with the address from which this reader gets it. */
export type PagePhotograph = { src: string; widthPx: number; heightPx: number };
