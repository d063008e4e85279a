// One plain page that plays any game from its list of choices. It knows no rule: it shows what it is sent
// and sends a choice back unchanged.
"use strict";

const $ = (id) => document.getElementById(id);
const state = { words: {}, games: [], me: null, socket: null, table: null, info: null, update: null, waiting: [] };
let messages = 0;

function csrf() {
  const found = document.cookie.split("; ").find((part) => part.startsWith("permonik-csrf="));
  return found ? found.slice("permonik-csrf=".length) : "";
}

async function request(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: { "content-type": "application/json", "x-csrftoken": csrf(), "accept-language": language() },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const content = answer.headers.get("content-type") || "";
  const data = content.includes("json") ? await answer.json() : null;
  if (!answer.ok) {
    notice((data && (data.detail || data.title)) || String(answer.status));
    throw new Error(path);
  }
  notice("");
  return data;
}

const language = () => $("language").value;
const word = (name) => state.words[name] || name;
const notice = (text) => { $("notice").textContent = text; };

function element(tag, text, onclick) {
  const made = document.createElement(tag);
  made.textContent = text;
  if (onclick) made.addEventListener("click", onclick);
  return made;
}

function fill(id, children) { $(id).replaceChildren(...children); }

async function speak() {
  localStorage.setItem("permonik-language", language());
  document.documentElement.lang = language();
  state.words = await request("GET", `/api/words?lang=${language()}`);
  state.games = await request("GET", `/api/games?lang=${language()}`);
  for (const part of document.querySelectorAll("[data-word]")) part.textContent = word(part.dataset.word);
  fill("game", state.games.map((game) => Object.assign(element("option", game.says), { value: game.id })));
  chooseGame();
}

// --- home -------------------------------------------------------------------------------------------

function chosenGame() { return state.games.find((game) => game.id === $("game").value); }

function chooseGame() {
  const game = chosenGame();
  const numbers = (list) => list.map((number) => element("option", String(number)));
  fill("seats", numbers(game.seats));
  fill("level", game.levels.map((level) => element("option", level)));
  $("level").value = game.levels.includes("easy") ? "easy" : game.levels[game.levels.length - 1];
  fill("options", game.options.filter((option) => option.kind !== "deck").map(optionField));
  chooseSeats();
}

function chooseSeats() {
  const seats = Number($("seats").value);
  fill("bots", [...Array(seats).keys()].map((number) => element("option", String(number))));
  $("bots").value = String(seats - 1);
}

function optionField(option) {
  const label = element("label", `${option.says} `);
  label.title = option.help || "";
  const field = document.createElement(option.kind === "choice" ? "select" : "input");
  field.dataset.option = option.name;
  field.dataset.kind = option.kind;
  if (option.kind === "choice") {
    const says = option.choices_say || [];
    field.replaceChildren(...option.choices.map((choice, place) =>
      Object.assign(element("option", says[place] || choice), { value: choice })));
    field.value = option.default;
  } else if (option.kind === "flag") {
    field.type = "checkbox";
    field.checked = Boolean(option.default);
  } else {
    field.type = "number";
    if (option.low !== undefined && option.low !== null) field.min = option.low;
    if (option.high !== undefined && option.high !== null) field.max = option.high;
    field.value = option.default === null || option.default === undefined ? "" : option.default;
  }
  label.append(field);
  return label;
}

function chosenOptions() {
  const chosen = {};
  for (const field of $("options").querySelectorAll("[data-option]")) {
    if (field.dataset.kind === "flag") chosen[field.dataset.option] = field.checked;
    else if (field.dataset.kind === "choice") chosen[field.dataset.option] = field.value;
    else if (field.value !== "") chosen[field.dataset.option] = Number(field.value);
  }
  return chosen;
}

async function create(alone) {
  const seats = Number($("seats").value);
  const bots = alone ? seats - 1 : Number($("bots").value);
  const joined = await request("POST", "/api/tables", {
    game: $("game").value, seats, options: chosenOptions(), public: !alone && $("public").checked,
    bots: Array(bots).fill($("level").value),
  });
  if (bots === seats - 1) await request("POST", `/api/tables/${joined.table}/start`);
  sit(joined.table);
}

async function join(path, body) { sit((await request("POST", path, body)).table); }

function tableItem(table, button) {
  const game = state.games.find((one) => one.id === table.game);
  const names = table.seats.map((seat) => seat.name || (seat.kind === "bot" ? word("bot") : "…")).join(", ");
  const item = element("li", `${game ? game.says : table.game}: ${names} `);
  item.append(button);
  return item;
}

async function listGames() {
  const games = await request("GET", "/api/my/games");
  const items = games.map((table) => tableItem(table, element("button",
    table.your_turn ? word("your-turn") : word("resume"), () => sit(table.table))));
  fill("games", items.length ? items : [element("li", word("none"))]);
}

function watchLobby() {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/lobby`);
  socket.onmessage = (message) => {
    const items = JSON.parse(message.data).map((table) => tableItem(table,
      element("button", word("join"), () => join(`/api/tables/${table.table}/join`, {}))));
    fill("tables", items.length ? items : [element("li", word("none"))]);
  };
  socket.onclose = () => setTimeout(watchLobby, 3000);
}

// --- the table --------------------------------------------------------------------------------------

function sit(table) {
  state.table = table;
  state.info = state.update = null;
  $("home").hidden = true;
  $("table").hidden = false;
  fill("log", []);
  fill("talk", []);
  location.hash = `table=${table}`;
  connect();
}

function home() {
  state.table = null;
  if (state.socket) state.socket.close();
  $("table").hidden = true;
  $("home").hidden = false;
  location.hash = "";
  listGames();
}

function connect() {
  const table = state.table;
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/tables/${table}`);
  state.socket = socket;
  socket.onopen = () => {
    notice("");
    socket.send(JSON.stringify({ type: "hello", id: "hello", protocol: 1, say: language() }));
    for (const message of state.waiting) socket.send(message);
  };
  socket.onmessage = (message) => take(JSON.parse(message.data));
  socket.onclose = () => {
    if (state.table !== table || state.socket !== socket) return;
    notice(word("lost"));
    setTimeout(() => { if (state.table === table && state.socket === socket) connect(); }, 1000);
  };
}

function send(type, fields) {
  messages += 1;
  const message = JSON.stringify({ type, id: `${Date.now()}-${messages}`, ...fields });
  if (type === "act") state.waiting = [message];
  if (state.socket.readyState === WebSocket.OPEN) state.socket.send(message);
}

function take(frame) {
  switch (frame.type) {
    case "table": state.info = frame; showTable(); break;
    case "update": state.update = frame; state.waiting = []; showUpdate(); break;
    case "refused": state.waiting = []; notice(frame.says || frame.code); break;
    case "ok": notice(""); break;
    case "said": showSaid(frame); break;
    case "welcome": showPhrases(frame.phrases); break;
    case "bye": state.table = null; home(); break;
  }
}

function playerName(seat) {
  const info = state.info.seats[seat];
  return info.name || (info.kind === "free" ? word("free") : `${word("bot")} ${seat + 1}`);
}

function showTable() {
  const info = state.info;
  const asked = state.update && state.update.asked;
  fill("players", info.seats.map((seat, number) => {
    const presence = seat.kind === "person" ? ` – ${seat.here ? word("here") : word("away")}` : "";
    const ready = info.status === "open" && seat.ready ? ` – ${word("ready")}` : "";
    const item = element("li", playerName(number) + presence + ready);
    if (asked && asked.seat === number) item.className = "to-act";
    return item;
  }));
  $("invitation").textContent = info.status === "open" && info.code ? `${word("invite")} ${info.code}` : "";
  showControls(info);
  showVote(info.vote);
  const others = (info.own || []).filter((seat) => seat !== info.seat);
  const passing = info.settings.pass_around && others.length;
  fill("pass", passing ? [document.createTextNode(`${word("pass")} `), ...others.map((seat) =>
    element("button", playerName(seat), () => { fill("log", []); send("unlock", { seat }); })),
  element("button", word("lock"), () => { fill("log", []); send("lock", {}); })] : []);
}

function showControls(info) {
  const path = `/api/tables/${state.table}`;
  const buttons = [];
  const add = (name, act) => buttons.push(element("button", word(name), act));
  if (info.status === "open" && (info.own || []).length) {
    add("ready", () => request("POST", `${path}/ready`, { ready: true }));
    if (info.host !== undefined && info.own.includes(info.host)) add("start", () => request("POST", `${path}/start`));
  }
  if (info.status === "playing") {
    if (state.update && state.update.undo) add("undo", () => send("undo", { n: state.update.n }));
    if (info.paused) add("resume", () => send("resume", {}));
    else add("pause", () => send("propose", { what: "pause" }));
    add("end", () => send("propose", { what: "end" }));
  }
  if (info.status === "finished" || info.status === "ended") {
    add("rematch", () => join(`${path}/rematch`, {}));
  }
  add("leave", () => { if (info.status === "open") send("leave", {}); home(); });
  fill("controls", buttons);
}

function showVote(vote) {
  if (!vote || !vote.asked.includes(state.info.seat) || (vote.voted || []).includes(state.info.seat)) {
    fill("vote", []);
    return;
  }
  const about = vote.about === undefined ? vote.by : vote.about;
  const same = vote.same_card ? ` ${word("same-card")}` : "";
  const buttons = vote.choices.map((choice) =>
    element("button", word(choice), () => send("ballot", { vote: vote.vote, choice })));
  fill("vote", [document.createTextNode(`${word("vote")} (${vote.kind}: ${playerName(about)})${same} `), ...buttons]);
}

function showUpdate() {
  const update = state.update;
  const mine = update.decision;
  if (update.outcome) $("turn").textContent = word("over");
  else if (mine) $("turn").textContent = `${word("your-turn")}: ${mine.says || ""}`;
  else if (update.asked) $("turn").textContent = `${word("waiting")} ${playerName(update.asked.seat)}`;
  document.title = mine ? `${word("your-turn")} – ${word("title")}` : word("title");
  const choices = mine ? mine.choices : [];
  fill("choices", choices.map((choice) => {
    const item = document.createElement("li");
    item.append(element("button", choice.says || JSON.stringify(choice.facets), () => {
      fill("choices", []);
      send("act", { n: update.n, action: choice.action });
    }));
    return item;
  }));
  for (const event of update.events || []) $("log").append(element("li", event.says || event.name));
  if (update.outcome) for (const line of update.outcome.lines) $("log").append(element("li", line.says || line.name));
  $("view").textContent = JSON.stringify(update.view, null, 1);
  if (state.info) showTable();
}

function showPhrases(phrases) {
  request("GET", `/api/phrases?lang=${language()}`).then((says) =>
    fill("phrases", phrases.map((phrase) => element("button", says[phrase], () => send("say", { phrase })))));
}

function showSaid(frame) {
  $("talk").append(element("li", `${playerName(frame.seat)}: ${frame.says || frame.text}`));
}

// --- beginning --------------------------------------------------------------------------------------

async function begin() {
  const known = ["en", "cs", "sk"];
  const wished = localStorage.getItem("permonik-language") || navigator.language.slice(0, 2);
  $("language").value = known.includes(wished) ? wished : "en";
  await speak();
  state.me = await request("POST", "/api/session");
  $("name").value = state.me.name;
  $("language").addEventListener("change", async () => { await speak(); if (state.table) connect(); });
  $("game").addEventListener("change", chooseGame);
  $("seats").addEventListener("change", chooseSeats);
  const form = (id, act) => $(id).addEventListener("submit", (event) => { event.preventDefault(); act(); });
  form("naming", async () => { state.me = await request("PATCH", "/api/me", { name: $("name").value }); });
  form("creating", () => create(false));
  form("joining", () => join("/api/join", { code: $("code").value }));
  $("now").addEventListener("click", () => create(true));
  watchLobby();
  const table = new URLSearchParams(location.hash.slice(1)).get("table");
  const code = new URLSearchParams(location.hash.slice(1)).get("join");
  if (table) sit(table);
  else if (code) join("/api/join", { code });
  else listGames();
}

begin();
