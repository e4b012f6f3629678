title = Briques
about = Prenez une à trois briques à tour de rôle. Qui prend la dernière gagne.

seat-0 = Nord
seat-1 = Est
seat-2 = Sud
seat-3 = Ouest

no-one-to-three = On prend de une à { $most } briques.
no-not-so-many = { $pile ->
    [one] Il ne reste qu’une brique.
   *[other] Il ne reste que { $pile } briques.
  }

event-taken = { $seat } prend { $bricks ->
    [one] une brique
   *[other] { $bricks } briques
  } ; il en reste { $pile }.
event-won = { $seat } prend la dernière brique et gagne.
event-resigned = { $seat } s’en va.
event-out-of-time = { $seat } a épuisé son temps et s’en va.
event-closed = La table est fermée.

line-taken = Briques prises
note-pile = { $pile } briques dans le tas

broken-brick-lost = une brique a été perdue ou ajoutée

ask-TakeBricks = Combien de briques prenez-vous ?
action-Take = prendre { $bricks ->
    [one] une brique
   *[other] { $bricks } briques
  }

option-pile = Briques dans le tas

board-pile = { $pile } briques dans le tas.
standing-taken = briques

ending-last-brick = La dernière brique est prise.
ending-resigned = Quelqu’un a abandonné.
ending-clock = Le temps est écoulé.
ending-closed = La table a été fermée.
