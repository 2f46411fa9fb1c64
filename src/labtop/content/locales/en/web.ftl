# The browser's shell: pages, bars, buttons. Rooms have catalogues of their own (web-<room>.ftl).

web-title = Labtop
web-refusal-unknown = The server refused this ({ $code }).
