package lang

// frLessonHomeworlds is what the lesson of Homeworlds says.
func frLessonHomeworlds() texts {
	return texts{
		"lesson.homeworlds": "Vos premiers systèmes",

		"lesson.homeworlds.home": "Voici votre monde : deux étoiles debout et un vaisseau couché. Vous restez en jeu tant qu'un vaisseau à vous est ici à la fin du tour.",

		"lesson.homeworlds.build":         "Le vert construit. Touchez votre vaisseau vert, puis Construire : la plus petite pièce verte le rejoint. Passer devient Fin du tour : touchez-le.",
		"lesson.homeworlds.build.nothing": "On peut passer son tour. Mais construisez d'abord un vaisseau.",
		"lesson.homeworlds.build.other":   "Bon coup, mais cette fois construisez un vaisseau vert.",
		"lesson.homeworlds.build.done":    "Bien joué : deux vaisseaux. Vous choisissez la couleur ; la taille est la plus petite de la réserve.",

		"lesson.homeworlds.trade":        "Le bleu échange : même taille, autre couleur. Grâce à l'étoile bleue, touchez le petit vaisseau vert, Échanger, puis un petit jaune de la réserve. Puis Fin du tour.",
		"lesson.homeworlds.trade.large":  "Le grand vert construit pour vous et garde votre monde. Échangez le petit.",
		"lesson.homeworlds.trade.colour": "L'échange est bon. Mais pour voyager, il vous faut du jaune.",
		"lesson.homeworlds.trade.other":  "Bon coup, mais cette fois échangez le petit vaisseau vert.",
		"lesson.homeworlds.trade.done":   "Bien joué. Vous avez du vert, du bleu et du jaune : de quoi construire, échanger et voyager.",

		"lesson.homeworlds.discover":       "Le jaune déplace. Touchez le petit jaune, Déplacer, puis une étoile de taille 2 de la réserve : on ne trouve que les tailles absentes d'ici. Puis Fin du tour.",
		"lesson.homeworlds.discover.guard": "Le grand vaisseau garde mieux votre monde. Envoyez le petit.",
		"lesson.homeworlds.discover.other": "Bon coup, mais cette fois envoyez le petit jaune vers une nouvelle étoile.",
		"lesson.homeworlds.discover.done":  "Bien joué : un nouveau système. Une route relie deux systèmes dont les étoiles n'ont aucune taille en commun.",

		"lesson.homeworlds.move":       "Votre vaisseau jaune est près d'une étoile de taille 2. L'étoile rouge a la taille 3 : une route y mène. Allez-y, puis Fin du tour.",
		"lesson.homeworlds.move.home":  "La route du retour existe aussi. Mais allez jusqu'à l'étoile rouge.",
		"lesson.homeworlds.move.star":  "Vous pouvez découvrir encore une étoile. Mais la rouge est déjà connue : allez-y.",
		"lesson.homeworlds.move.other": "Bon coup, mais cette fois allez à l'étoile rouge.",
		"lesson.homeworlds.move.done":  "Bien joué. Plus personne près de l'ancienne étoile : elle est retournée dans la réserve.",

		"lesson.homeworlds.attack":       "Le rouge attaque : par l'étoile rouge, capturez un vaisseau pas plus grand que votre plus grand. Touchez le petit bleu, non le grand vert, puis Attaquer. Puis Fin du tour.",
		"lesson.homeworlds.attack.other": "Bon coup, mais cette fois capturez le petit vaisseau bleu.",
		"lesson.homeworlds.attack.done":  "Bien joué : le bleu s'est retourné, il est à vous. Une attaque ne détruit rien.",

		"lesson.homeworlds.sacrifice":       "Touchez le vert moyen, puis Sacrifier : il donne deux constructions, partout où vous êtes. Construisez un jaune chez vous et un bleu au loin. Puis Fin du tour.",
		"lesson.homeworlds.sacrifice.free":  "Cela fait une action. Sacrifiez le vert moyen : vous en aurez deux.",
		"lesson.homeworlds.sacrifice.left":  "Il reste à construire : un vaisseau chez vous, un au loin.",
		"lesson.homeworlds.sacrifice.other": "Sacrifiez le vert moyen. Sa taille donne le nombre d'actions, sa couleur leur sorte.",
		"lesson.homeworlds.sacrifice.done":  "Bien joué : un vaisseau donné, deux gagnés. Aucun vert n'était nécessaire sur place.",

		"lesson.homeworlds.catastrophe":         "Quatre d'une couleur peuvent causer une catastrophe. Construisez ici un quatrième vert, touchez la marque qui apparaît, touchez Déclencher, puis Fin du tour.",
		"lesson.homeworlds.catastrophe.waiting": "Rien n'arrive tout seul : construisez le quatrième vert, puis déclenchez la catastrophe.",
		"lesson.homeworlds.catastrophe.other":   "Bon coup, mais cette fois construisez là-bas le quatrième vert.",
		"lesson.homeworlds.catastrophe.done":    "Bien joué : plus de vert, deux petits à vous contre un moyen et un grand. Votre jaune tient le système.",

		"lesson.homeworlds.founding":         "Une partie commence par votre monde : deux étoiles de tailles et de couleurs différentes, puis un grand vaisseau. Qu'il y ait du vert parmi les trois.",
		"lesson.homeworlds.founding.sizes":   "Avec deux tailles, moins de routes mènent à vous. Prenez une étoile d'une autre taille.",
		"lesson.homeworlds.founding.colours": "Deux couleurs donnent deux technologies. Prenez une étoile d'une autre couleur.",
		"lesson.homeworlds.founding.small":   "Un petit vaisseau est vite capturé. Prenez-en un grand.",
		"lesson.homeworlds.founding.green":   "Sans vert, on ne construit pas. Prenez le grand vaisseau vert.",
		"lesson.homeworlds.founding.done":    "Bien joué : un monde qui peut grandir, et une garde solide.",

		"lesson.homeworlds.danger":       "Comptez : trois pièces vertes chez vous, et un vert adverse à un déplacement. Touchez un de vos verts, Échanger, puis une pièce de la réserve. Puis Fin du tour.",
		"lesson.homeworlds.danger.four":  "Ce serait la quatrième pièce verte, et de votre main. Échangez-en une.",
		"lesson.homeworlds.danger.idle":  "Alors la quatrième arrive : tout le vert part, et votre monde est vide. Échangez d'abord un vert.",
		"lesson.homeworlds.danger.other": "Le danger reste. Échangez un des vaisseaux verts contre une autre couleur.",
		"lesson.homeworlds.danger.done":  "Bien joué : un vert de plus ne fait plus de mal. Avant de finir un tour, comptez les couleurs chez vous.",

		"lesson.homeworlds.capture":       "Votre grand rouge est arrivé dans le monde adverse, gardé par un seul vaisseau moyen. Attaquez-le, puis Fin du tour.",
		"lesson.homeworlds.capture.other": "Vous pouvez le faire. Mais ici on peut gagner : attaquez le vaisseau vert.",
		"lesson.homeworlds.capture.done":  "Bien joué : l'autre n'a plus de vaisseau chez lui et sort du jeu. Vous gagnez.",

		"lesson.homeworlds.win":         "Le monde adverse a deux pièces vertes. Touchez le jaune, puis Sacrifier : deux déplacements. Amenez vos deux verts, touchez la marque, Déclencher, puis Fin du tour.",
		"lesson.homeworlds.win.count":   "Il faut deux déplacements en un tour : sacrifiez le jaune moyen.",
		"lesson.homeworlds.win.waiting": "Pas encore : amenez les deux verts dans le monde adverse, et déclenchez la catastrophe.",
		"lesson.homeworlds.win.other":   "Amenez les deux verts dans le monde adverse. Deux là-bas et deux à vous font quatre.",
		"lesson.homeworlds.win.done":    "Bien joué : ce monde est vide, et vous gagnez. Bien des parties finissent ainsi.",

		"lesson.homeworlds.evil":       "À trois ou plus, chacun a une carte secrète. La vôtre dit Mal : éliminez n'importe qui, vous gagnez seul. Attaquez avec le rouge, puis Fin du tour.",
		"lesson.homeworlds.evil.other": "Vous pouvez le faire. Mais ici une seule attaque suffit pour gagner.",
		"lesson.homeworlds.evil.done":  "Bien joué : le Mal gagne seul. Les joueurs du Bien encore en jeu gagnent ensemble s'il ne reste plus de Mal : voyez qui vous frappez.",
	}
}
