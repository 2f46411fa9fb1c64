/** Whom a page's texts call "you": the only seat of this device. Several people on one device are all called by their names, so
    that each can read what was done by the others. */
export const readerOf = (table: { readonly mine: readonly number[] }): number | null => (table.mine.length === 1 ? table.mine[0]! : null)
