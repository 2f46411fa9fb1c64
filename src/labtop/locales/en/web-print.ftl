# The drawer that prints a game.

web-print-help = { $game } on paper, as a PDF. Print it at 100 %, on both sides: flip on the long edge, the booklet of the rules on the short edge.
web-print-parts = What
web-print-part-sheets = Sheets to write on
web-print-part-pairs = Two sheets on a page
web-print-part-key = Teacher’s key
web-print-part-dice = Throws, for a class without dice
web-print-part-cards = Cards
web-print-part-board = Board
web-print-part-money = Money
web-print-part-tokens = Tokens
web-print-part-rules = Rules, as a booklet
web-print-lang = Language
web-print-paper = Paper
web-print-paper-a4 = A4
web-print-paper-letter = Letter
web-print-bw = Black and white
    .help = Grey, with patterns instead of colours, for a copier.
web-print-class-pack = The cards or the board of this class are printed.
web-print-go = Make the PDF
web-print-busy = The pages are being made…
web-print-done = Saved as { $file }.
web-print-none = Choose something to print.
