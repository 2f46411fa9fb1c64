/** The texts of a table; for a custom board with the names that it brings. */
import type { Texts } from '../lib/i18n'
import { words } from '../lib/words.svelte'
import type { RoomUi, TableStore } from '../rooms/index'

export const textsOf = (room: RoomUi, table: Pick<TableStore, 'options'>): Texts =>
  room.names ? words.current.naming(room.names(table.options, words.current)) : words.current
